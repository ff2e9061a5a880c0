'use client'

import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import type { SlotChoice } from '@/lib/cms/appointments/find-slots'

import { useStudioText } from '../use-studio-text'
import { actionTexts } from './appointments-texts'

async function readSlots(address: string): Promise<SlotChoice[]> {
  const answer = await fetch(address, { credentials: 'include' }).catch(() => null)
  if (!answer?.ok) return []
  return ((await answer.json()) as { slots: SlotChoice[] }).slots
}

interface SlotSelectProps {
  id: string
  name?: string
  value?: string
  onChange?: (choice: string) => void
}

/** The days and slots that may be booked at this moment, week by week; full ones say so. */
export function SlotSelect({ id, name, value, onChange }: SlotSelectProps) {
  const { config } = useConfig()
  const text = useStudioText()
  const [slots, setSlots] = useState<SlotChoice[]>([])
  const address = `${config.routes.api}/appointments/slots/`
  useEffect(() => {
    let isHere = true
    void readSlots(address).then((found) => isHere && setSlots(found))
    return () => {
      isHere = false
    }
  }, [address])
  const weeks = [...new Set(slots.map(({ group }) => group))]
  return (
    <select
      id={id}
      name={name}
      required
      {...(value !== undefined && { value })}
      onChange={({ target }) => onChange?.(target.value)}
    >
      <option value="">{text(actionTexts.choose)}</option>
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
