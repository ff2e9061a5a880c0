import type { Localized } from '@/lib/i18n/locales'
import { localized } from '@/lib/i18n/locales'

/** The kinds of CRM that can receive leads: the only list. */
export const crmKinds = ['json', 'omnicasa', 'whise'] as const
export type CrmKind = (typeof crmKinds)[number]

export const crmKindLabels: Record<CrmKind, Localized> = {
  json: { nl: 'Ondertekende JSON', fr: 'JSON signé', en: 'Signed JSON', de: 'Signiertes JSON' },
  omnicasa: localized(() => 'Omnicasa'),
  whise: localized(() => 'Whise'),
}
