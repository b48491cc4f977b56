<?php
/**
 * Plugin Name: Variant Diagram
 * Description: Playable boards for chess variants: a block and the shortcode [variant-diagram].
 * Version: 0.1.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT OR Apache-2.0
 *
 * Copy this folder and the file standalone.js of the package to wp-content/plugins/variant-diagram.
 */

defined( 'ABSPATH' ) || exit;

const VARIANT_DIAGRAM_VERSION = '0.1.0';

/** Attributes of the element that have a value, and attributes that are there or not. */
const VARIANT_DIAGRAM_VALUES = array( 'fen', 'piece', 'solution', 'skin', 'opponent', 'level' );
const VARIANT_DIAGRAM_FLAGS  = array( 'controls', 'flipped', 'still', 'analysis' );

/**
 * The element with a definition in it. The definition is text: readers without scripts see it, and nothing of it is markup.
 *
 * @param string $definition The definition of the game.
 * @param array  $wanted     Attributes of the element by name; flags are true, or as the shortcode writes them.
 */
function variant_diagram_element( $definition, $wanted ) {
	wp_enqueue_script( 'variant-diagram' );
	$attributes = ' images="same-origin"';
	foreach ( VARIANT_DIAGRAM_VALUES as $name ) {
		if ( isset( $wanted[ $name ] ) && '' !== (string) $wanted[ $name ] ) {
			$attributes .= ' ' . $name . '="' . variant_diagram_text( $wanted[ $name ] ) . '"';
		}
	}
	foreach ( VARIANT_DIAGRAM_FLAGS as $name ) {
		if ( isset( $wanted[ $name ] ) && ! in_array( $wanted[ $name ], array( false, '', '0', 'false', 'no' ), true ) ) {
			$attributes .= ' ' . $name;
		}
	}
	// A <pre> would end the paragraph that WordPress may have put around a shortcode.
	$text = variant_diagram_text( trim( $definition ) );
	return '<variant-diagram' . $attributes . '><code data-definition translate="no" style="display: block; white-space: pre-wrap">' . $text . '</code></variant-diagram>';
}

/** A text as HTML. esc_html() would leave what looks like an entity, and a definition is to arrive as it was written. */
function variant_diagram_text( $text ) {
	return htmlspecialchars( (string) $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' );
}

/** A text without entities: WordPress makes them of what authors write who may write no HTML. */
function variant_diagram_plain( $text ) {
	return html_entity_decode( (string) $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
}

/** The text of a shortcode as its author wrote it: editors and wpautop() have made paragraphs and entities of it. */
function variant_diagram_source( $content ) {
	$text = preg_replace( '/<br\s*\/?>\R?/i', "\n", (string) $content );
	$text = preg_replace( '/<\/p>\s*<p[^>]*>/i', "\n\n", $text );
	$text = preg_replace( '/<\/?(?:p|pre|code|div|span)(?:\s[^>]*)?>/i', '', $text );
	return str_replace( "\xc2\xa0", ' ', variant_diagram_plain( $text ) );
}

/** The shortcode: [variant-diagram controls fen="…"]definition[/variant-diagram]. */
function variant_diagram_shortcode( $attributes, $content = '' ) {
	$wanted = array();
	foreach ( (array) $attributes as $name => $value ) {
		// A word without a value has a number for a name.
		if ( is_int( $name ) ) {
			$wanted[ strtolower( $value ) ] = true;
		} else {
			$wanted[ strtolower( $name ) ] = variant_diagram_plain( $value );
		}
	}
	return variant_diagram_element( variant_diagram_source( $content ), $wanted );
}

/** The block; its editor is block.js. */
function variant_diagram_block( $attributes ) {
	$definition = isset( $attributes['definition'] ) ? $attributes['definition'] : '';
	return variant_diagram_element( variant_diagram_plain( $definition ), $attributes );
}

/** Hyphens and quotes of a definition are not to become typographic ones. */
function variant_diagram_untouched( $shortcodes ) {
	$shortcodes[] = 'variant-diagram';
	return $shortcodes;
}

function variant_diagram_start() {
	$flag = array(
		'type'    => 'boolean',
		'default' => false,
	);
	wp_register_script( 'variant-diagram', plugins_url( 'standalone.js', __FILE__ ), array(), VARIANT_DIAGRAM_VERSION, true );
	wp_register_script(
		'variant-diagram-block',
		plugins_url( 'block.js', __FILE__ ),
		array( 'wp-blocks', 'wp-element', 'wp-block-editor', 'wp-components' ),
		VARIANT_DIAGRAM_VERSION,
		true
	);
	add_shortcode( 'variant-diagram', 'variant_diagram_shortcode' );
	register_block_type(
		'variant-diagram/board',
		array(
			'api_version'           => 2,
			'attributes'            => array(
				'definition' => array(
					'type'    => 'string',
					'default' => '',
				),
				'controls'   => $flag,
				'flipped'    => $flag,
			),
			'editor_script_handles' => array( 'variant-diagram-block', 'variant-diagram' ),
			'render_callback'       => 'variant_diagram_block',
		)
	);
}

add_action( 'init', 'variant_diagram_start' );
add_filter( 'no_texturize_shortcodes', 'variant_diagram_untouched' );
