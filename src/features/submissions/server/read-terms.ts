import { cached } from '@/lib/cache/cached'
import { payloadClient } from '@/lib/payload/payload-client'
import type { Locale } from '@/lib/i18n/locales'
import type { FormKind } from '@/features/submissions/model/form-kinds'

interface FormTerms {
  /** Months a lead is kept. */
  retentionMonths: number
  /** The language of the agency. */
  defaultLocale: Locale
}

async function readTerms(kind: FormKind): Promise<FormTerms> {
  const payload = await payloadClient()
  const [forms, site] = await Promise.all([
    // Only staff may read retention periods; here the period becomes the erasure date of this lead.
    payload.findGlobal({ slug: 'formsConfig', depth: 0, overrideAccess: true }),
    payload.findGlobal({ slug: 'siteConfig', depth: 0, overrideAccess: false }),
  ])
  return { retentionMonths: forms[kind].retentionMonths, defaultLocale: site.languageDefault }
}

/** The agency's settings for leads of a form. */
export const readFormTerms = cached('form-terms', readTerms)
