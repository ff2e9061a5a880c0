import { defaultRules } from '@/features/compliance/model/default-rules/default-rules'

import type { FeedFormat } from './feed-format'

/** The target of a mention that has another name. */
const targetOfMention: Readonly<Record<string, string>> = { epcLabel: 'epcLabelText' }

/**
 * The fields that an advert in Wallonia must have and that a format has no place for: editors fill them in by hand, or a
 * property stays a draft.
 */
export function fieldsByHand({ rows }: Pick<FeedFormat, 'rows'>): string[] {
  const filled = new Set(rows.map(({ target }) => target))
  const mandatory = defaultRules
    .filter(({ severity, regions }) => severity === 'blocking' && regions.includes('wallonia'))
    .map(({ mention }) => targetOfMention[mention] ?? mention)
  return [...new Set(mandatory)].filter((field) => !filled.has(field))
}
