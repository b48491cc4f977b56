// What Svelte's templates are checked against. Only types are looked at.
import type { SvelteHTMLElements } from 'svelte/elements';
import 'variant-diagram/svelte';

type Props = SvelteHTMLElements['variant-diagram'];

export const board: Props = { src: 'chess.txt', flipped: true, class: 'wide', 'onvd-verdict': (event) => console.log(event.detail.sentence) };

// @ts-expect-error Pictures are loaded, or none.
export const wrong: Props = { images: 'some' };
