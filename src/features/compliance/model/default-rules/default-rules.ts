import { isLocale } from '@/lib/i18n/locales'

import { inBrussels } from './brussels'
import { everywhere } from './everywhere'
import { inFlanders } from './flanders'
import type { DefaultRule } from './rule'
import { inWallonia } from './wallonia'

/** The settings until an administrator changes them. */
export const defaultRules: readonly DefaultRule[] = [
  ...everywhere,
  ...inWallonia,
  ...inFlanders,
  ...inBrussels,
]

/**
 * The default rules as rows of the settings, in one language or, without `locale`, with the explanations in all
 * languages.
 */
export const defaultRuleRows = (locale?: string | null) =>
  defaultRules.map(({ explanation, leaseLongerThanYears, validFrom, ...rule }) => ({
    ...rule,
    ...{ regions: [...rule.regions], goals: [...rule.goals], kinds: [...rule.kinds], types: [...rule.types] },
    ...{ statuses: [...rule.statuses], accepted: [...rule.accepted] },
    ...(leaseLongerThanYears === null ? {} : { leaseLongerThanYears }),
    ...(validFrom === null ? {} : { validFrom }),
    active: true,
    explanation: isLocale(locale) ? explanation[locale] : explanation,
  }))
