// A site as the guide to static sites says, with the parts of the classic preset that show pages.
import remarkVariantDiagram from 'variant-diagram/remark';

export default {
  title: 'Games',
  url: 'http://localhost',
  baseUrl: '/',
  clientModules: ['./src/boards.js'],
  plugins: [['@docusaurus/plugin-content-docs', { routeBasePath: '/', remarkPlugins: [remarkVariantDiagram] }]],
  themes: ['@docusaurus/theme-classic'],
  themeConfig: { navbar: { title: 'Games' }, colorMode: { respectPrefersColorScheme: true } },
};
