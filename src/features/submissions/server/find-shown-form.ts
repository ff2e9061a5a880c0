import 'server-only'

import { cache } from 'react'

import { readAnswers, type HandedAnswers } from './form-flash-store'
import { toCaptchaSetting, type CaptchaSetting } from '@/features/submissions/model/captcha'
import type { PriceStyle } from '@/features/property/model/price'
import { getPageTranslator, getPropertySettings } from '@/features/property/server/reads'
import type { FormModel } from '@/features/submissions/model/form-model'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { FormKind } from '@/features/submissions/model/form-kinds'
import { rolePath } from '@/features/routing/model/route-table'

import { getFormModel } from './get-form-model'
import { getRouteIndex } from '@/features/routing/server/reads'
import { getSettings } from '@/features/content/server/reads'

/** The data of a form view. */
export interface ShownForm {
  model: FormModel
  priceStyle: PriceStyle
  t: Translator
  privacyHref: string | null
  captcha: CaptchaSetting
  /** Answers and errors of the visitor's refused submission. */
  state?: HandedAnswers
}

/** Query parameter with the token of a refused submission. */
export const answersParamName = 'answers'

type Query = Record<string, string | string[] | undefined>

const handedAnswers = cache((token: string) => readAnswers(token))

function readState(kind: FormKind, query: Query): Pick<ShownForm, 'state'> {
  const token = query[answersParamName]
  const answers = typeof token === 'string' ? handedAnswers(token) : null
  return answers?.kind === kind ? { state: answers } : {}
}

/**
 * A form with everything its view needs; null when the agency disabled it.
 *
 * @param ref public reference of the property, for options of that property
 */
export async function findShownForm(
  kind: FormKind,
  locale: Locale,
  query: Query = {},
  ref?: number,
): Promise<ShownForm | null> {
  const [model, t, routes, { config }, { priceStyle }] = await Promise.all([
    getFormModel(kind, locale, ref),
    getPageTranslator(locale),
    getRouteIndex(),
    getSettings(locale),
    getPropertySettings(locale),
  ])
  return (
    model && {
      model,
      priceStyle,
      t,
      privacyHref: rolePath(routes, 'privacy', locale),
      captcha: toCaptchaSetting(config.captcha),
      ...readState(kind, query),
    }
  )
}
