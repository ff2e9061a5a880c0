import 'server-only'

import type { FormKind } from '@/features/submissions/model/form-kinds'
import type { FormModel } from '@/features/submissions/model/form-model'
import { problemTextsOf } from '@/features/submissions/model/problems'
import { liveTexts, pointTexts, regionTexts } from '@/features/submissions/ui/form-texts'
import type { FormData } from '@/features/submissions/ui/live/begin-form'
import type { Locale } from '@/lib/i18n/locales'

import { findShownForm } from './find-shown-form'

const fieldsOf = ({ steps }: FormModel) => steps.flatMap(({ fields }) => fields)

/**
 * What a form needs in the browser: too much for each page that shows it, because few visitors fill it in.
 *
 * @param ref public reference of the property, for options of that property
 * @returns null when the agency disabled the form
 */
export async function findFormData(
  kind: FormKind,
  locale: Locale,
  ref: number | undefined,
): Promise<FormData | null> {
  const form = await findShownForm(kind, locale, {}, ref)
  if (!form) return null
  const { model, t, captcha } = form
  const fields = fieldsOf(model)
  return {
    model,
    texts: liveTexts(t),
    problems: problemTextsOf(t),
    captcha,
    ...(fields.some((field) => 'isOnMap' in field) && { regionTexts: regionTexts(t) }),
    ...(fields.some((field) => field.kind === 'point') && { pointTexts: pointTexts(t) }),
  }
}
