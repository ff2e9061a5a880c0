'use client'

import type { SlotChoice } from '@/features/appointments/server/find-slots'

import { useStudioData } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'

interface SlotSelectProps {
  id: string
  name?: string
  value?: string
  onChange?: (choice: string) => void
}

/** Bookable days and slots, grouped by week; full ones are disabled. */
export function SlotSelect({ id, name, value, onChange }: SlotSelectProps) {
  const t = useStudioText()
  const slots = useStudioData<{ slots: SlotChoice[] }>('appointments/slots').data?.slots ?? []
  const weeks = [...new Set(slots.map(({ group }) => group))]
  return (
    <select
      id={id}
      name={name}
      required
      {...(value !== undefined && { value })}
      onChange={({ target }) => onChange?.(target.value)}
    >
      <option value="">{t('appointments.action.choose')}</option>
      {weeks.map((week) => (
        <optgroup key={week} label={week}>
          {slots
            .filter(({ group }) => group === week)
            .map((slot) => (
              <option key={slot.value} value={slot.value} disabled={slot.isFull}>
                {slot.label}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  )
}
