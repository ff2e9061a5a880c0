import { payloadClient } from '@/lib/data/payload-client'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'
import type { FormKind } from '@/lib/leads/form-kinds'

import { refused, type Refused } from './outcome'
import { codeOf } from './store-lead'

/** What a visitor is told when something of ours fails, such as a database that is locked or away. The answers are not logged. */
export async function describeOutage(error: unknown, kind: FormKind, locale: Locale): Promise<Refused> {
  const [t, payload] = await Promise.all([getTranslator(locale), payloadClient().catch(() => null)])
  const facts = { form: kind, code: codeOf(error) }
  if (payload) payload.logger.error({ msg: 'A form could not be taken', ...facts })
  else console.warn('A form could not be taken:', facts)
  return refused(503, t('form.notSaved'), { retryAfter: 5 })
}
