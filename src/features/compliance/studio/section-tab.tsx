'use client'

import { useId, useState, type KeyboardEvent } from 'react'

import { getTranslation } from '@payloadcms/translations'
import { ErrorPill, useTranslation, WatchChildErrors } from '@payloadcms/ui'
import type { ClientTab } from 'payload'

import { useStudioText } from '@/studio/use-studio-text'
import { Badge } from '@/studio/ui/parts'

/** Arrows move the focus among the tabs, also where the list wraps; Enter and the space bar open one. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const at = tabs.findIndex((tab) => tab === document.activeElement)
  const steps: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowRight: at + 1,
    ArrowUp: at - 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: -1,
  }
  const next = steps[event.key]
  if (next === undefined || at < 0) return
  event.preventDefault()
  tabs.at(next % tabs.length)?.focus()
}

interface SectionTabProps {
  id: string
  tab: ClientTab
  panelId: string
  isOpen: boolean
  /** Number of fields to fill in before publishing. */
  missing: number
  onOpen: () => void
}

/** One section in the list; its name stays the label alone, what is missing or refused describes it. */
export function SectionTab({ id, tab, panelId, isOpen, missing, onOpen }: SectionTabProps) {
  const t = useStudioText()
  const { i18n } = useTranslation()
  const [errors, setErrors] = useState(0)
  const tabId = useId()
  return (
    <>
      <WatchChildErrors fields={tab.fields} path={[]} setErrorCount={setErrors} />
      <button
        id={id}
        type="button"
        role="tab"
        className="studio-sections__tab"
        aria-selected={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-labelledby={`${tabId}-name`}
        aria-describedby={`${tabId}-missing ${tabId}-errors`}
        tabIndex={isOpen ? 0 : -1}
        onClick={onOpen}
      >
        <span id={`${tabId}-name`}>{tab.label ? getTranslation(tab.label, i18n) : ''}</span>
        <span className="studio-row">
          {missing > 0 && (
            <span aria-hidden="true">
              <Badge tone="warn">{missing}</Badge>
            </span>
          )}
          {errors > 0 && <ErrorPill count={errors} i18n={i18n} />}
        </span>
        <span id={`${tabId}-missing`} className="sr-only">
          {missing > 0 && t('compliance.missing', { number: missing })}
        </span>
        <span id={`${tabId}-errors`} className="sr-only">
          {errors > 0 && t('compliance.errors', { count: errors })}
        </span>
      </button>
    </>
  )
}
