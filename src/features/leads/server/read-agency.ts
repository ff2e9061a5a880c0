import type { Payload } from 'payload'

import { sourceLocale, type Locale } from '@/lib/i18n/locales'
import type { FormKind } from '@/features/submissions/model/form-kinds'
import { settingsOfForm } from '@/features/submissions/model/form-settings'

export interface Agency {
  locale: Locale
  recipients: string[]
}

/**
 * Recipients of submissions at the agency and their language; the agency's own e-mail address when the form names
 * none.
 */
export async function readAgency(payload: Payload, kind: FormKind): Promise<Agency> {
  const [formsConfig, siteConfig] = await Promise.all([
    payload.findGlobal({
      slug: 'formsConfig',
      depth: 0,
      select: { [kind]: { recipients: true }, siteForms: { rows: { form: true, recipients: true } } },
      // Only staff may read the recipients; they are used only as recipients.
      overrideAccess: true,
    }),
    payload.findGlobal({
      slug: 'siteConfig',
      depth: 0,
      select: { agency: { email: true }, languageDefault: true },
      overrideAccess: false,
    }),
  ])
  const named = settingsOfForm(formsConfig, kind).recipients ?? []
  const ownAddress = siteConfig.agency?.email ? [siteConfig.agency.email] : []
  return {
    locale: siteConfig.languageDefault ?? sourceLocale,
    recipients: [...new Set(named.length > 0 ? named : ownAddress)],
  }
}
