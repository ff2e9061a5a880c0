// Written by `npm run generate` and by every build from the folders of `messages`. Do not edit.

/** The texts of visitors' pages, each language by itself. */
export const siteBundles = {
  de: () => import('@messages/de/site.json'),
  en: () => import('@messages/en/site.json'),
  fr: () => import('@messages/fr/site.json'),
  nl: () => import('@messages/nl/site.json'),
}
