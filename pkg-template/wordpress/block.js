// The editor of the block in WordPress: the definition as text, the board below it. The server writes the page (variant-diagram.php).

(function ({ blocks, element, blockEditor, components }) {
  const make = element.createElement;

  /** A switch in the side bar of the editor. */
  const flag = (name, label, { attributes, setAttributes }) =>
    make(components.ToggleControl, {
      label,
      checked: attributes[name],
      onChange: (value) => setAttributes({ [name]: value }),
    });

  blocks.registerBlockType('variant-diagram/board', {
    apiVersion: 2,
    title: 'Variant Diagram',
    description: 'A playable board for a chess variant.',
    category: 'widgets',
    icon: 'games',
    keywords: ['chess', 'board', 'game'],
    attributes: {
      definition: { type: 'string', default: '' },
      controls: { type: 'boolean', default: false },
      flipped: { type: 'boolean', default: false },
    },
    edit(block) {
      const { definition, controls, flipped } = block.attributes;
      return make(
        'div',
        blockEditor.useBlockProps(),
        make(
          blockEditor.InspectorControls,
          {},
          make(
            components.PanelBody,
            { title: 'Board' },
            flag('controls', 'Show the buttons', block),
            flag('flipped', 'Black is at the bottom', block),
          ),
        ),
        make(components.TextareaControl, {
          label: 'Definition',
          rows: 10,
          value: definition,
          onChange: (value) => block.setAttributes({ definition: value }),
        }),
        // Another element for each definition: what the text of an element says is read once.
        definition.trim() !== '' &&
          make('variant-diagram', { key: definition, definition, controls: controls || undefined, flipped: flipped || undefined }),
      );
    },
    save: () => null,
  });
})(window.wp);
