import type { Config } from 'payload'

type Components = NonNullable<NonNullable<Config['admin']>['components']>

/** Views of the studio in place of Payload's, and our own ones with their paths below `/admin`. */
export const studioViews: NonNullable<Components['views']> = {
  dashboard: { Component: '/features/dashboard/studio/dashboard#Dashboard' },
  // With its second step.
  login: { Component: '/features/sign-in/studio/log-in-view#LogInView' },
  languages: {
    Component: '/features/translation/studio/languages-view#LanguagesView',
    path: '/languages',
    meta: { title: 'Langues' },
  },
  imports: {
    Component: '/features/import/studio/imports-view#ImportsView',
    path: '/imports',
    meta: { title: 'Importations' },
  },
  statistics: {
    Component: '/features/statistics/studio/statistics-view#StatisticsView',
    path: '/statistics',
    meta: { title: 'Statistiques' },
  },
  state: {
    Component: '/features/operations/studio/state-view#StateView',
    path: '/state',
    meta: { title: 'État du site' },
  },
}

/** Links to our own views, below those of the collections. */
export const studioNavLinks: NonNullable<Components['afterNavLinks']> = [
  '/features/translation/studio/nav-link#LanguagesNavLink',
  '/features/import/studio/nav-link#ImportsNavLink',
  '/features/statistics/studio/nav-link#StatisticsNavLink',
  '/features/operations/studio/nav-link#StateNavLink',
]
