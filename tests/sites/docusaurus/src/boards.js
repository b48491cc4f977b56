import 'variant-diagram/define';
