'use client'

import './offer.css'

import { Button, FieldLabel, useConfig, useDocumentInfo, useField } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { SelectFieldClientComponent } from 'payload'
import { useState } from 'react'

import { isOfferState, offerStateLabels } from '@/lib/leads/offer-states'

import { useStudioText } from '../use-studio-text'

import { offerTexts } from './offer-texts'

type Decision = 'accepted' | 'refused'

interface ButtonsProps {
  id: string | number
  onDone: (decision: Decision) => void
}

/** Two buttons; each asks once more, because a mail goes out and nothing leads back. */
function Buttons({ id, onDone }: ButtonsProps) {
  const t = useStudioText()
  const { config } = useConfig()
  const [chosen, setChosen] = useState<Decision | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  const decide = async (decision: Decision) => {
    const response = await fetch(`${config.routes.api}/leads/${id}/offer/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ decision }),
    }).catch(() => null)
    setChosen(null)
    setHasFailed(!response?.ok)
    if (response?.ok) onDone(decision)
  }

  if (chosen === null)
    return (
      <>
        <div className="studio-offer__buttons">
          <Button size="small" margin={false} onClick={() => setChosen('accepted')}>
            {t(offerTexts.accept)}
          </Button>
          <Button size="small" margin={false} buttonStyle="secondary" onClick={() => setChosen('refused')}>
            {t(offerTexts.refuse)}
          </Button>
        </div>
        {hasFailed && <p role="alert">{t(offerTexts.failed)}</p>}
      </>
    )
  return (
    <div role="alert">
      <p>{t(chosen === 'accepted' ? offerTexts.acceptQuestion : offerTexts.refuseQuestion)}</p>
      <div className="studio-offer__buttons">
        <Button size="small" margin={false} onClick={() => void decide(chosen)}>
          {t(offerTexts.yes)}
        </Button>
        <Button size="small" margin={false} buttonStyle="secondary" onClick={() => setChosen(null)}>
          {t(offerTexts.no)}
        </Button>
      </div>
    </div>
  )
}

/** The state of a purchase offer, and what staff may decide about it. */
export const OfferDecision: SelectFieldClientComponent = ({ field, path }) => {
  const t = useStudioText()
  const router = useRouter()
  const { id } = useDocumentInfo()
  const { value } = useField<string>({ path })
  const [decided, setDecided] = useState<Decision | null>(null)
  const state = decided ?? value
  const onDone = (decision: Decision) => {
    setDecided(decision)
    router.refresh()
  }
  return (
    <div className="field-type studio-offer">
      <FieldLabel as="span" label={field.label} path={path} />
      <p className="studio-offer__state">{isOfferState(state) ? t(offerStateLabels[state]) : '–'}</p>
      {state === 'awaitingConfirmation' && <p>{t(offerTexts.waiting)}</p>}
      {state === 'received' && id !== undefined && <Buttons id={id} onDone={onDone} />}
    </div>
  )
}
