import type { StudioTranslator } from '@/lib/i18n/studio-text'

import type { QueueName } from './site-readings'
import type { Warning } from './site-warnings'

/** What is wrong and what to do about it, in the language of the translator. */
export function warningText({ id, values }: Warning, t: StudioTranslator): { what: string; todo: string } {
  // The values of a warning are plain; only those of queues have a queue.
  const queue = values.queue && t(`operations.queues.${values.queue as QueueName}`)
  const named = { ...values, ...(queue && { queue }) }
  return {
    what: t(`operations.warnings.${id}.what`, named),
    todo: t(`operations.warnings.${id}.todo`, named),
  }
}
