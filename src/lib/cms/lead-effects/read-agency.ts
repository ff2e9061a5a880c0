import type { Payload } from 'payload'

import { sourceLocale, type Locale } from '@/lib/i18n/locales'
import type { FormKind } from '@/lib/leads/form-kinds'

export interface Agency {
  locale: Locale
  recipients: string[]
}

/** Who is told of a submission, and in which language; the agency's own address where the form names nobody. */
export async function readAgency(payload: Payload, kind: FormKind): Promise<Agency> {
  const [formsConfig, siteConfig] = await Promise.all([
    payload.findGlobal({
      slug: 'formsConfig',
      depth: 0,
      select: { [kind]: { recipients: true } },
      // Recipients are for staff to read; they become recipients here and nothing else.
      overrideAccess: true,
    }),
    payload.findGlobal({
      slug: 'siteConfig',
      depth: 0,
      select: { agency: { email: true }, languageDefault: true },
      overrideAccess: false,
    }),
  ])
  const named = formsConfig[kind]?.recipients ?? []
  const own = siteConfig.agency?.email ? [siteConfig.agency.email] : []
  return {
    locale: siteConfig.languageDefault ?? sourceLocale,
    recipients: [...new Set(named.length > 0 ? named : own)],
  }
}
