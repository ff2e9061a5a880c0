import { isLocale } from '@/lib/i18n/locales'

import { inBrussels } from './brussels'
import { everywhere } from './everywhere'
import { inFlanders } from './flanders'
import type { DefaultRule } from './rule'
import { inWallonia } from './wallonia'

/** What the settings hold until an administrator changes them. */
export const defaultRules: readonly DefaultRule[] = [
  ...everywhere,
  ...inWallonia,
  ...inFlanders,
  ...inBrussels,
]

/**
 * The proposals as rows of the settings, for a language or, when none is named, with the explanations in all of them.
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
