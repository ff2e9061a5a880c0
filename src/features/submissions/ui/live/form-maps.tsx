import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'

import { PointPicker } from '@/features/submissions/ui/point-picker'
import { RegionPickers } from '@/features/submissions/ui/region-picker'
import type { PointTexts, RegionTexts } from '@/features/submissions/ui/form-texts'
import type { Locale } from '@/lib/i18n/locales'

interface FormMapsProps {
  form: HTMLFormElement
  locale: Locale
  pointTexts?: PointTexts | undefined
  regionTexts?: RegionTexts | undefined
}

interface PointPickersProps {
  form: HTMLFormElement
  locale: Locale
  texts: PointTexts
}

const PointPickers = ({ form, locale, texts }: PointPickersProps) =>
  [...form.querySelectorAll<HTMLElement>('[data-point]')].map((field) => {
    const place = field.querySelector('[data-point-place]')
    return (
      place &&
      createPortal(<PointPicker field={field} locale={locale} texts={texts} />, place, field.dataset.input)
    )
  })

/** Puts the choices of points and localities on a map into their places in the form. */
export function mountMaps({ form, locale, pointTexts, regionTexts }: FormMapsProps): void {
  createRoot(document.createElement('div')).render(
    <>
      {pointTexts && <PointPickers form={form} locale={locale} texts={pointTexts} />}
      {regionTexts && <RegionPickers formId={form.id} locale={locale} texts={regionTexts} />}
    </>,
  )
}
