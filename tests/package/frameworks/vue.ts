// What Vue's templates are checked against. Only types are looked at.
import { defineComponent, h, ref, type GlobalComponents } from 'vue';
import type { VariantDiagram } from 'variant-diagram';
import 'variant-diagram/vue';

type Props = InstanceType<GlobalComponents['variant-diagram']>['$props'];

export const board: Props = { definition: { files: 8 }, piece: 'knight', flipped: true, onVdMoved: (event) => console.log(event.detail.san.toUpperCase()) };

// @ts-expect-error A piece has a name.
export const wrong: Props = { piece: 7 };

export const Board = defineComponent({
  setup() {
    const element = ref<VariantDiagram>();
    return () => h('variant-diagram', { ref: element, controls: true, onVdVerdict: () => element.value?.restart() });
  },
});
