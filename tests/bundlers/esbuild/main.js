import 'variant-diagram/inline';
