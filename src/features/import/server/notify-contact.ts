import type { Payload } from 'payload'

import { queueEmail } from '@/lib/email/queue-email'
import { env } from '@/lib/env'
import { mailTranslator } from '@/lib/i18n/mail-translator'
import { formatError } from '@/lib/values/format-error'

import type { ImportSource } from './import-source'

/** `run`: the one to look at; the source itself is shown when it is left out. */
interface Notice {
  /** Unique per e-mail. */
  key: string
  state: 'failed' | 'held' | 'late'
  run?: string
}

/**
 * Tells the contact of a source that a run failed or waits for a person, or that none began in time. The log has it even
 * when no e-mail can be queued.
 */
export async function notifyContact(
  payload: Payload,
  { contact, name }: Pick<ImportSource, 'contact' | 'name'>,
  { key, run, state }: Notice,
): Promise<void> {
  if (!contact) return
  const t = mailTranslator(contact.language)
  const message = {
    subject: t(`imports.${state}.subject`, { source: name }),
    parts: [
      { type: 'text' as const, text: t(`imports.${state}.text`) },
      {
        type: 'button' as const,
        label: t('imports.link'),
        href: `${env.serverUrl}/admin/collections/${run ? `importRuns/${run}` : 'importSources'}`,
      },
    ],
  }
  const { language, email: recipient } = contact
  try {
    await queueEmail(payload, {
      key: `import:${key}`,
      template: `import.${state}`,
      language,
      recipient,
      message,
    })
  } catch (error) {
    payload.logger.error({ msg: `The contact of an import could not be told: ${formatError(error)}` })
  }
}
