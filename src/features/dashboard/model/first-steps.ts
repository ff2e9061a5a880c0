import type { HelpSubject } from '@/features/help/model/help-subjects'
import { isLocalUrl } from '@/features/operations/model/site-warnings'
import { rowInForce, type DatedRow } from '@/features/property/model/in-force'
import { belgianDay, daysAfter, monthsAfter } from '@/lib/time/belgian-time'
import { groupBy } from '@/lib/values/lists'

/** What a new site needs before it is launched, in the order in which it is done. */
export const firstSteps = [
  'languages',
  'agency',
  'brand',
  'legal',
  'property',
  'menus',
  'mail',
  'backup',
  'domain',
  'redirects',
  'launch',
] as const

export type FirstStep = (typeof firstSteps)[number]

/** The steps that nothing stored tells: an administrator confirms them in the settings. */
export const confirmedSteps = ['languages', 'redirects'] as const satisfies FirstStep[]

export type ConfirmedStep = (typeof confirmedSteps)[number]

/** What administrators and editors can do without the other: the rest belongs to administrators. */
const editorSteps: readonly FirstStep[] = ['property', 'menus']

const agencyFields = [
  'name',
  'street',
  'houseNumber',
  'zip',
  'city',
  'email',
  'phone',
  'licenceNumber',
] as const

/** A row of the legal settings; each region and kind has its own row in force. */
export interface LegalRow extends DatedRow {
  region?: string | null
  kind?: string | null
  /** ISO day or moment. */
  checkedOn?: string | null
}

/** What the steps are derived from. Times in ISO form; null where there is none. */
export interface SiteSetup {
  confirmed: Readonly<Record<ConfirmedStep, boolean>>
  agency: Partial<Record<(typeof agencyFields)[number], string | null>>
  /** Logos, colours, fonts and the like, as far as they are set. */
  brand: object
  /** The lists of the legal settings. */
  legal: readonly (readonly LegalRow[])[]
  /** Published ones. */
  propertyCount: number
  importSourceCount: number
  menuCount: number
  footerLinkCount: number
  mail: { isConfigured: boolean; lastSentAt: string | null }
  backup: { isOn: boolean; finishedAt: string | null }
  /** Origin of the site. */
  url: string
  importedRedirectCount: number
  isLaunched: boolean
}

/** A backup is made at least twice a day: after a week something is wrong with it. */
const backupDays = 7

const yearInMonths = 12

function areLegalRowsChecked(lists: SiteSetup['legal'], now: Date): boolean {
  const since = monthsAfter(now, -yearInMonths).toISOString()
  const groups = lists.flatMap((rows) => [
    ...groupBy(rows, ({ region, kind }) => `${region ?? ''} ${kind ?? ''}`).values(),
  ])
  const inForce = groups.flatMap((rows) => rowInForce(rows, belgianDay(now)) ?? [])
  return inForce.length > 0 && inForce.every(({ checkedOn }) => (checkedOn ?? '') >= since)
}

const missingAgencyField = ({ agency }: SiteSetup) => agencyFields.find((name) => !agency[name]?.trim())

function stepsDone(setup: SiteSetup, now: Date): Record<FirstStep, boolean> {
  const { confirmed, brand, mail, backup, url } = setup
  const backupSince = daysAfter(now, -backupDays).toISOString()
  return {
    languages: confirmed.languages,
    agency: missingAgencyField(setup) === undefined,
    brand: Object.values(brand).some(Boolean),
    legal: areLegalRowsChecked(setup.legal, now),
    property: setup.propertyCount > 0 || setup.importSourceCount > 0,
    menus: setup.menuCount > 0 && setup.footerLinkCount > 0,
    mail: mail.isConfigured && mail.lastSentAt !== null,
    backup: backup.isOn && (backup.finishedAt ?? '') >= backupSince,
    domain: url.startsWith('https://') && !isLocalUrl(url),
    redirects: confirmed.redirects || setup.importedRedirectCount > 0,
    launch: setup.isLaunched,
  }
}

/** The form of settings, opened at a field. */
const atField = (global: string, field: string): string => `/admin/globals/${global}/?field=${field}`

const hrefs = (setup: SiteSetup): Record<FirstStep, string> => ({
  languages: atField('siteConfig', 'languageUse'),
  agency: atField('siteConfig', `agency.${missingAgencyField(setup) ?? agencyFields[0]}`),
  brand: atField('siteConfig', 'brand.logo'),
  legal: '/admin/globals/legal/',
  property: '/admin/collections/properties/create/',
  menus: setup.menuCount === 0 ? atField('header', 'menu') : atField('footer', 'links'),
  mail: '/admin/state/#studio-state-mail',
  backup: '/admin/state/#studio-state-backup',
  domain: '/admin/state/#studio-state-certificate',
  redirects: '/admin/collections/redirects/',
  launch: atField('siteConfig', 'isLaunched'),
})

/** The help about each step. */
const helpOf: Record<FirstStep, HelpSubject> = {
  languages: 'translations',
  agency: 'agency',
  brand: 'agency',
  legal: 'legal',
  property: 'properties',
  menus: 'menus',
  mail: 'emails',
  backup: 'state',
  domain: 'state',
  redirects: 'addresses',
  launch: 'addresses',
}

/** A step as the dashboard shows it. */
export interface FirstStepLine {
  step: FirstStep
  isDone: boolean
  /** Where it is done. */
  href: string
  help: HelpSubject
  /** It is open, and a button says that it is done. */
  confirms: ConfirmedStep | null
}

/** The steps of a role in their order, done ones included; none once all are done. */
export function firstStepLines(
  setup: SiteSetup,
  role: 'administrator' | 'editor',
  now: Date,
): FirstStepLine[] {
  const done = stepsDone(setup, now)
  const places = hrefs(setup)
  const ofRole = role === 'administrator' ? firstSteps : editorSteps
  if (ofRole.every((step) => done[step])) return []
  return ofRole.map((step) => ({
    step,
    isDone: done[step],
    href: places[step],
    help: helpOf[step],
    confirms: done[step] ? null : (confirmedSteps.find((each) => each === step) ?? null),
  }))
}
