/**
 * The only list of cache tags. A page is tagged with all documents it was rendered from; a change to a
 * document refreshes its tag, and with it every page and language that shows it.
 */
export const tags = {
  pages: 'pages',
  modules: 'modules',
  articles: 'articles',
  testimonials: 'testimonials',
  media: 'media',
  routes: 'routes',
  properties: 'properties',
  projects: 'projects',
  agents: 'agents',
  settings: 'settings',
} as const

export type Tag = (typeof tags)[keyof typeof tags]
