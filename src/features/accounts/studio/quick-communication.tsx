'use client'

import { toast } from '@payloadcms/ui'
import { useId, useState } from 'react'

import type { CommunicationType } from '@/features/accounts/model/communication-kinds'
import { isOneOf } from '@/lib/values/read-value'
import { useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'
import { useUnsavedWarning } from '@/studio/use-unsaved-warning'

/** What is written down most, in this order. */
const quickTypes = ['phone', 'mail', 'viewing', 'offer'] as const satisfies readonly CommunicationType[]

const empty = {
  type: 'phone' as (typeof quickTypes)[number],
  subject: '',
  contact: '',
  comment: '',
  visibleToOwner: false,
}

interface TextInputProps {
  label: string
  value: string
  isLong?: boolean
  onChange: (value: string) => void
}

function TextInput({ label, value, isLong = false, onChange }: TextInputProps) {
  const id = useId()
  const common = { id, value, maxLength: isLong ? 3000 : 200 }
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <textarea rows={2} {...common} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input type="text" {...common} onChange={({ target }) => onChange(target.value)} />
      )}
    </div>
  )
}

function TypeSelect({
  value,
  onChange,
}: {
  value: CommunicationType
  onChange: (value: (typeof quickTypes)[number]) => void
}) {
  const t = useStudioText()
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{t('ownerPanel.type')}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          if (isOneOf(quickTypes, target.value)) onChange(target.value)
        }}
      >
        {quickTypes.map((type) => (
          <option key={type} value={type}>
            {t(`ownerPanel.types.${type}`)}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Writes down a call, a mail, a viewing or an offer, released to the owner or not. */
export function QuickCommunication({ property, onSaved }: { property: string; onSaved: () => void }) {
  const t = useStudioText()
  const { request, isBusy } = useStudioRequest()
  const [draft, setDraft] = useState(empty)
  useUnsavedWarning([draft.subject, draft.contact, draft.comment].some((text) => text.trim() !== ''))
  const change = (part: Partial<typeof empty>) => setDraft((before) => ({ ...before, ...part }))
  const save = async () => {
    const body = {
      ...draft,
      subject: draft.subject.trim(),
      property,
      date: new Date().toISOString(),
      status: 'done',
    }
    const answer = await request('communications', { body })
    if (!answer.isOk) return void toast.error(answer.message ?? t('ownerPanel.failed'))
    setDraft({ ...empty, type: draft.type })
    onSaved()
  }
  // No form element: this is inside the form of the document.
  return (
    <div role="group" aria-label={t('ownerPanel.add')} className="studio-stack">
      <div className="studio-fields">
        <TypeSelect value={draft.type} onChange={(type) => change({ type })} />
        <TextInput
          label={t('ownerPanel.subject')}
          value={draft.subject}
          onChange={(subject) => change({ subject })}
        />
        <TextInput
          label={t('ownerPanel.contact')}
          value={draft.contact}
          onChange={(contact) => change({ contact })}
        />
        <TextInput
          label={t('ownerPanel.comment')}
          value={draft.comment}
          isLong
          onChange={(comment) => change({ comment })}
        />
      </div>
      <label className="studio-check">
        <input
          type="checkbox"
          checked={draft.visibleToOwner}
          onChange={({ target }) => change({ visibleToOwner: target.checked })}
        />{' '}
        {t('ownerPanel.visible')}
      </label>
      <button type="button" disabled={isBusy || draft.subject.trim() === ''} onClick={() => void save()}>
        {t('ownerPanel.save')}
      </button>
    </div>
  )
}
