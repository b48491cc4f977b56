// What the speakers of each language call it: for lists to choose from, where nobody looks for the English word.

/** The names by the tags of the languages. */
export const OWN_NAMES: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
  'zh-Hans': '简体中文',
};
