import { addDays, todayInBrussels } from '@/lib/forms/form-day'

/** The page may have been made days ago: only the browser knows from when to when a date may lie. */
export function setDateBounds(form: HTMLFormElement): void {
  const today = todayInBrussels()
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type="date"]')) {
    const { fromDays, toDays } = input.dataset
    if (fromDays) input.min = addDays(today, Number(fromDays))
    if (toDays) input.max = addDays(today, Number(toDays))
  }
}
