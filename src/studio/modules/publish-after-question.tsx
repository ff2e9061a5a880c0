'use client'

import { useRef, type MouseEvent } from 'react'

import { ConfirmationModal, PublishButton, useModal } from '@payloadcms/ui'

import { useStudioText } from '../use-studio-text'

import { publishAnyway, questionHeading, questionText } from './modules-texts'

const modalSlug = 'publish-module'

interface PublishAfterQuestionProps {
  /** Pages on which the change will show. */
  count: number
}

/** Payload's button, which asks once more when visitors will see the change on several pages. */
export function PublishAfterQuestion({ count }: PublishAfterQuestionProps) {
  const { openModal } = useModal()
  const text = useStudioText()
  const button = useRef<HTMLElement>(null)
  const isConfirmed = useRef(false)
  const ask = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest<HTMLElement>('#action-save')
    if (!pressed || count < 2 || isConfirmed.current) return
    event.preventDefault()
    event.stopPropagation()
    button.current = pressed
    openModal(modalSlug)
  }
  const publish = () => {
    isConfirmed.current = true
    button.current?.click()
    isConfirmed.current = false
  }
  return (
    // The question comes before the button's own answer to the click; the div itself is nothing to act on.
    <div role="presentation" onClickCapture={ask}>
      <PublishButton />
      <ConfirmationModal
        modalSlug={modalSlug}
        heading={text(questionHeading, { count })}
        body={text(questionText, { count })}
        confirmLabel={text(publishAnyway)}
        onConfirm={publish}
      />
    </div>
  )
}
