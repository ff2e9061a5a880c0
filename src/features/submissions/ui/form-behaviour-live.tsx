import { lazy, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import type { CaptchaSetting } from '@/features/submissions/model/captcha'
import type { FormModel } from '@/features/submissions/model/form-model'
import type { ProblemTexts } from '@/features/submissions/model/problems'

import type { LiveTexts, PointTexts, RegionTexts } from './form-texts'
import { startForm } from './live/start-form'
import { PointPicker } from './point-picker'

// Few forms have one.
const RegionPickers = lazy(async () => ({ default: (await import('./region-picker')).RegionPickers }))

export interface FormBehaviourProps {
  formId: string
  model: FormModel
  texts: LiveTexts
  problems: ProblemTexts
  captcha: CaptchaSetting
  /** Only for a form with a point on a map. */
  pointTexts?: PointTexts
  /** Only for a form with localities on a map. */
  regionTexts?: RegionTexts
}

/** The fields of the form with a map. */
const pointFields = (formId: string): HTMLElement[] => [
  ...(document.getElementById(formId)?.querySelectorAll<HTMLElement>('[data-point]') ?? []),
]

/**
 * The behaviour of a form with JavaScript. It uses the elements that the server rendered and replaces none, so that no
 * typed text or focus is lost.
 */
export function FormBehaviour(props: FormBehaviourProps) {
  const { formId, model, texts, problems, captcha, pointTexts, regionTexts } = props
  // Rendered only in the browser, after the form.
  const [fields] = useState(() => pointFields(formId))
  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return undefined
    const leaving = new AbortController()
    startForm({ form, formId, model, texts, problems, signal: leaving.signal }, captcha)
    for (const field of pointFields(formId)) field.hidden = false
    return () => leaving.abort()
  }, [formId, model, texts, problems, captcha])
  if (regionTexts)
    return (
      <Suspense>
        <RegionPickers formId={formId} locale={model.locale} texts={regionTexts} />
      </Suspense>
    )
  if (!pointTexts) return null
  return fields.flatMap((field) => {
    const place = field.querySelector('[data-point-place]')
    return place
      ? createPortal(<PointPicker field={field} locale={model.locale} texts={pointTexts} />, place)
      : []
  })
}
