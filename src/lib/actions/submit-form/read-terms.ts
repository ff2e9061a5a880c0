import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import { payloadClient } from '@/lib/data/payload-client'
import type { Locale } from '@/lib/i18n/locales'
import type { FormKind } from '@/lib/leads/form-kinds'

interface FormTerms {
  /** Months a lead is kept. */
  retentionMonths: number
  /** The language of the agency. */
  defaultLocale: Locale
}

async function readTerms(kind: FormKind): Promise<FormTerms> {
  const payload = await payloadClient()
  const [forms, site] = await Promise.all([
    // Only staff may read how long leads are kept; here it becomes the date at which this one is erased.
    payload.findGlobal({ slug: 'formsConfig', depth: 0, overrideAccess: true }),
    payload.findGlobal({ slug: 'siteConfig', depth: 0, overrideAccess: false }),
  ])
  return { retentionMonths: forms[kind].retentionMonths, defaultLocale: site.languageDefault }
}

/** What the agency decided about the leads of a form. */
export const readFormTerms = cached('form-terms', readTerms, [tags.settings])
