import { staffRoles, type StaffRole } from '@/lib/payload/access'
import type { OfModule } from '@/lib/site-config'

const administrators: readonly StaffRole[] = ['administrator']
const editors: readonly StaffRole[] = ['administrator', 'editor']
const agents: readonly StaffRole[] = ['administrator', 'editor', 'agent']
const writers: readonly StaffRole[] = ['administrator', 'editor', 'translator']

/**
 * The subjects of the help, in the order of their list. Each has a file of this name in every folder of `help`.
 *
 * `roles` have it in their list and their search; everyone may read it. `screens` are the screens of the studio whose help
 * it is, below `/admin`.
 */
export const helpSubjects = [
  { slug: 'first-steps', roles: staffRoles, screens: [''] },
  {
    slug: 'pages',
    roles: writers,
    screens: [
      'collections/pages',
      'collections/patterns',
      'collections/articles',
      'collections/articleCategories',
      'collections/modules',
    ],
  },
  {
    slug: 'menus',
    roles: editors,
    screens: ['globals/header', 'globals/footer', 'globals/popup', 'globals/pageRoles'],
  },
  { slug: 'publishing', roles: staffRoles, screens: ['collections/previewLinks', 'calendar'] },
  { slug: 'review', roles: staffRoles, screens: [] },
  { slug: 'comments', roles: staffRoles, screens: [] },
  {
    slug: 'translations',
    roles: writers,
    screens: ['languages', 'translate', 'replace', 'globals/glossary'],
  },
  { slug: 'writing', roles: staffRoles, screens: ['globals/writingHelp'] },
  {
    slug: 'pictures',
    roles: staffRoles,
    screens: ['collections/media', 'collections/documents', 'collections/onlineMedia'],
  },
  {
    slug: 'properties',
    roles: staffRoles,
    screens: [
      'collections/properties',
      'collections/projects',
      'collections/localities',
      'collections/neighbourhoods',
      'collections/propertyTypes',
      'globals/propertyDisplay',
    ],
  },
  { slug: 'status', roles: agents, screens: ['globals/propertyCodes'] },
  { slug: 'legal', roles: agents, screens: ['globals/legal', 'globals/compliance'] },
  {
    slug: 'imports',
    roles: editors,
    screens: ['imports', 'collections/importSources', 'collections/importRuns'],
  },
  {
    slug: 'leads',
    roles: agents,
    screens: [
      'collections/leads',
      'collections/leadFiles',
      'collections/leadEvents',
      'statistics',
      'collections/visits',
    ],
  },
  {
    slug: 'forms',
    roles: agents,
    screens: [
      'globals/formsConfig',
      'collections/demands',
      'collections/newsletterSubscriptions',
      'collections/subscribers',
      'collections/testimonials',
      'collections/alertDeliveries',
      'collections/documentRequests',
    ],
  },
  {
    slug: 'appointments',
    module: 'appointments',
    roles: agents,
    screens: ['collections/appointments', 'globals/appointmentConfig'],
  },
  { slug: 'offers', roles: agents, screens: ['collections/owners', 'collections/communications'] },
  { slug: 'emails', roles: editors, screens: ['collections/outbox', 'collections/suppressedEmails'] },
  {
    slug: 'addresses',
    roles: editors,
    screens: ['collections/routes', 'collections/redirects', 'collections/missingUrls', 'links'],
  },
  { slug: 'agency', roles: editors, screens: ['globals/siteConfig', 'collections/agents'] },
  {
    slug: 'people',
    roles: staffRoles,
    screens: [
      'account',
      'collections/users',
      'globals/security',
      'collections/logInEvents',
      'collections/activities',
    ],
  },
  { slug: 'state', roles: administrators, screens: ['state'] },
  { slug: 'privacy', roles: editors, screens: ['collections/erasures', 'globals/consentTexts'] },
] as const satisfies (OfModule & { slug: string; roles: readonly StaffRole[]; screens: readonly string[] })[]

export type HelpSubject = (typeof helpSubjects)[number]['slug']

const isSubject = (value: unknown): value is HelpSubject => helpSubjects.some(({ slug }) => slug === value)

/** The subject of a part of a path; null for any other text. */
export const toHelpSubject = (value: unknown): HelpSubject | null => (isSubject(value) ? value : null)

/** The path of a subject below the studio. */
export const helpPath = (subject: HelpSubject): string => `/help/${subject}/`

/**
 * The help of a screen.
 *
 * @param path below the studio, such as `/collections/pages/create/`
 * @returns null when the screen has none
 */
export function subjectOfScreen(path: string): HelpSubject | null {
  const [first = '', second = ''] = path.split('/').filter(Boolean)
  const screen = first === 'collections' || first === 'globals' ? `${first}/${second}` : first
  const subject = helpSubjects.find(({ screens }) => screens.some((each) => each === screen))
  return subject?.slug ?? null
}
