'use client'

import { Button, FieldLabel, useDocumentInfo, useField } from '@payloadcms/ui'
import type { SelectFieldClientComponent } from 'payload'
import { useState } from 'react'

import { isOfferState } from '@/features/leads/model/offer-states'

import { useRouter } from '@/studio/navigation'
import { useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'

type Decision = 'accepted' | 'refused'

interface ButtonsProps {
  id: string | number
  onDone: (decision: Decision) => void
}

/** Accept and refuse; each asks for confirmation, because it sends e-mails and cannot be undone. */
function Buttons({ id, onDone }: ButtonsProps) {
  const t = useStudioText()
  const { request } = useStudioRequest()
  const [chosen, setChosen] = useState<Decision | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  const decide = async (decision: Decision) => {
    const { isOk } = await request(`leads/${id}/offer`, { body: { decision } })
    setChosen(null)
    setHasFailed(!isOk)
    if (isOk) onDone(decision)
  }

  if (chosen === null)
    return (
      <>
        <div className="studio-row">
          <Button size="small" margin={false} onClick={() => setChosen('accepted')}>
            {t('offers.accept')}
          </Button>
          <Button size="small" margin={false} buttonStyle="secondary" onClick={() => setChosen('refused')}>
            {t('offers.refuse')}
          </Button>
        </div>
        {hasFailed && <p role="alert">{t('offers.failed')}</p>}
      </>
    )
  return (
    <div role="alert">
      <p>{t(chosen === 'accepted' ? 'offers.acceptQuestion' : 'offers.refuseQuestion')}</p>
      <div className="studio-row">
        <Button size="small" margin={false} onClick={() => void decide(chosen)}>
          {t('offers.yes')}
        </Button>
        <Button size="small" margin={false} buttonStyle="secondary" onClick={() => setChosen(null)}>
          {t('offers.no')}
        </Button>
      </div>
    </div>
  )
}

/** The state of a purchase offer and the buttons to decide it. */
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
    <div className="field-type studio-stack">
      <FieldLabel as="span" label={field.label} path={path} />
      <p className="studio-strong">{isOfferState(state) ? t(`leads.offerStates.${state}`) : '–'}</p>
      {state === 'awaitingConfirmation' && <p>{t('offers.waiting')}</p>}
      {state === 'received' && id !== undefined && <Buttons id={id} onDone={onDone} />}
    </div>
  )
}
