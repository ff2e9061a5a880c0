import type { Config } from 'payload'

import type { StudioView } from '@/features/studio-search/server/studio-places'
import type { StudioTextKey } from '@/lib/i18n/studio-text'
import { isAdministrator, isAgent, isEditor, isStaff } from '@/lib/payload/access'

type Components = NonNullable<NonNullable<Config['admin']>['components']>

/** Views of the studio in place of Payload's, and our own ones with their paths below `/admin`. */
export const studioViews: NonNullable<Components['views']> = {
  dashboard: { Component: '/features/dashboard/studio/dashboard#Dashboard' },
  // With its second step.
  login: { Component: '/features/sign-in/studio/log-in-view#LogInView' },
  languages: {
    Component: '/features/translation/studio/languages-view#LanguagesView',
    path: '/languages',
  },
  translate: {
    Component: '/features/translation/studio/translate-view#TranslateView',
    path: '/translate',
  },
  replace: {
    Component: '/features/translation/studio/replace-view#ReplaceView',
    path: '/replace',
  },
  brokenLinks: {
    Component: '/features/routing/studio/broken-links-view#BrokenLinksView',
    path: '/links',
  },
  imports: {
    Component: '/features/import/studio/imports-view#ImportsView',
    path: '/imports',
  },
  calendar: {
    Component: '/features/dashboard/studio/calendar-view#CalendarView',
    path: '/calendar',
  },
  statistics: {
    Component: '/features/statistics/studio/statistics-view#StatisticsView',
    path: '/statistics',
  },
  state: {
    Component: '/features/operations/studio/state-view#StateView',
    path: '/state',
  },
  help: {
    Component: '/features/help/studio/help-view#HelpView',
    path: '/help',
  },
}

/** Links to our own views, below those of the collections. */
export const studioNavLinks: NonNullable<Components['afterNavLinks']> = [
  '/features/translation/studio/nav-link#LanguagesNavLink',
  '/features/translation/studio/replace-nav-link#ReplaceNavLink',
  '/features/routing/studio/broken-links-nav-link#BrokenLinksNavLink',
  '/features/dashboard/studio/calendar-nav-link#CalendarNavLink',
  '/features/import/studio/nav-link#ImportsNavLink',
  '/features/statistics/studio/nav-link#StatisticsNavLink',
  '/features/operations/studio/nav-link#StateNavLink',
  '/features/help/studio/nav-link#HelpNavLink',
]

/** Our own views for the search of the studio, shown to the same roles as their links. */
export const foundViews: StudioView[] = [
  { path: '/languages/', title: 'translation.cockpit.title', shownTo: isStaff },
  { path: '/replace/', title: 'translation.replace.title', shownTo: isEditor },
  { path: '/links/', title: 'addresses.broken.title', shownTo: isEditor },
  { path: '/calendar/', title: 'dashboard.calendar.title', shownTo: isAgent },
  { path: '/imports/', title: 'imports.title', shownTo: isEditor },
  { path: '/statistics/', title: 'statistics.title', shownTo: isAgent },
  { path: '/state/', title: 'operations.title', shownTo: isAdministrator },
  { path: '/help/', title: 'help.title', shownTo: isStaff },
]

/** The titles of our own views in the browser's tab, by the first part of their path below `/admin`. */
export const viewTitles: ReadonlyMap<string, StudioTextKey> = new Map([
  ...foundViews.map(({ path, title }) => [path.split('/')[1] ?? '', title] as const),
  // Opened from its document alone, not by the search.
  ['translate', 'translation.sheet.title'],
])
