import type { CaptchaSetting } from '@/features/submissions/model/captcha'
import type { FormModel } from '@/features/submissions/model/form-model'
import type { ProblemTexts } from '@/features/submissions/model/problems'
import type { LiveTexts, PointTexts, RegionTexts } from '@/features/submissions/ui/form-texts'
import type { Locale } from '@/lib/i18n/locales'

import { findPart } from './live-form'
import { searchLongLists } from './long-lists'
import { startForm } from './start-form'

/** What a form of the site needs in the browser: `GET /{language}/forms/{kind}/`. */
export interface FormData {
  model: FormModel
  texts: LiveTexts
  problems: ProblemTexts
  captcha: CaptchaSetting
  /** Only for a form with a point on a map. */
  pointTexts?: PointTexts
  /** Only for a form with localities on a map. */
  regionTexts?: RegionTexts
}

/** Data of the form of a registered search, which the server alone checks; it is in the page. */
export interface ListsData {
  locale: Locale
  texts: LiveTexts
  regionTexts: RegionTexts
}

async function readData(form: HTMLFormElement): Promise<FormData> {
  const ref = form.querySelector<HTMLInputElement>('input[name="ref"]')?.value
  const response = await fetch(form.action + (ref ? `?${new URLSearchParams({ ref })}` : ''), {
    headers: { accept: 'application/json' },
  })
  if (!response.ok) throw new Error(`The form answered ${response.status}`)
  // The response of this site's own route has this type.
  return (await response.json()) as FormData
}

type MapTexts = Pick<FormData, 'pointTexts' | 'regionTexts'>

/** Adds the choices on a map; few forms have one, and each works without it. */
async function addMaps(form: HTMLFormElement, locale: Locale, { pointTexts, regionTexts }: MapTexts) {
  if (!pointTexts && !regionTexts) return
  const maps = await import('./form-maps').catch(() => null)
  maps?.mountMaps({ form, locale, pointTexts, regionTexts })
}

function beginLists(form: HTMLFormElement, { locale, texts, regionTexts }: ListsData): Promise<void> {
  searchLongLists({ form, texts, signal: new AbortController().signal })
  return addMaps(form, locale, { regionTexts })
}

/**
 * Starts the behaviour of a form on the elements that the server rendered; it replaces none, so that no typed text or focus
 * is lost.
 *
 * @returns false when the form is gone
 * @throws when its data cannot be read
 */
export async function beginForm(form: HTMLFormElement): Promise<boolean> {
  const { formLists } = form.dataset
  if (formLists) {
    await beginLists(form, JSON.parse(formLists) as ListsData)
    return true
  }
  const { captcha, pointTexts, regionTexts, ...data } = await readData(form)
  // Sent meanwhile as a plain form: a second sending by script would be a second lead.
  if (!form.isConnected || form.dataset.sent !== undefined) return false
  const { signal } = new AbortController()
  startForm({ form, formId: form.id, ...data, signal }, captcha)
  const point = findPart(form, '[data-point]')
  if (point) point.hidden = false
  await addMaps(form, data.model.locale, { pointTexts, regionTexts })
  return true
}
