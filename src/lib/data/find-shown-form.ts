import 'server-only'

import { cache } from 'react'

import { readAnswers, type HandedAnswers } from '@/lib/forms-handoff/handoff'
import { toCaptchaSetting, type CaptchaSetting } from '@/lib/forms/captcha'
import type { FormModel } from '@/lib/forms/form-model'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslator, type Translator } from '@/lib/i18n/translator'
import type { FormKind } from '@/lib/leads/form-kinds'
import { localisePath } from '@/lib/routing/localise-path'

import { getFormModel } from './get-form-model'
import { getRouteIndex } from './get-route-table'
import { getSettings } from './get-settings'

/** All that the view of a form needs. */
export interface ShownForm {
  model: FormModel
  t: Translator
  privacyHref: string
  captcha: CaptchaSetting
  /** What an earlier try left, of the visitor whom this page is made for. */
  state?: HandedAnswers
}

/** Parameter by which the route of the forms asks for a page with what was sent. */
export const answersParamName = 'answers'

type Query = Record<string, string | string[] | undefined>

const handedAnswers = cache((token: string) => readAnswers(token))

function stateOf(kind: FormKind, query: Query): Pick<ShownForm, 'state'> {
  const token = query[answersParamName]
  const answers = typeof token === 'string' ? handedAnswers(token) : null
  return answers?.kind === kind ? { state: answers } : {}
}

/**
 * A form with all that is shown with it; null when the agency switched it off.
 *
 * @param ref public reference of the property it is about, for choices that only this property has
 */
export async function findShownForm(
  kind: FormKind,
  locale: Locale,
  query: Query = {},
  ref?: number,
): Promise<ShownForm | null> {
  const [model, t, routes, { config }] = await Promise.all([
    getFormModel(kind, locale, ref),
    getTranslator(locale),
    getRouteIndex(),
    getSettings(locale),
  ])
  return (
    model && {
      model,
      t,
      privacyHref: localisePath(routes, '/privacy-statement/', locale),
      captcha: toCaptchaSetting(config.captcha),
      ...stateOf(kind, query),
    }
  )
}
