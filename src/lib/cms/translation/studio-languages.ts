/** The cockpit of languages, at `/admin/languages`. */
export const studioLanguages = {
  Component: '/studio/languages/languages-view#LanguagesView',
  path: '/languages',
  meta: { title: 'Langues' },
} as const
