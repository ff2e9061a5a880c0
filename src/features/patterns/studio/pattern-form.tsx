'use client'

import { useId, useState, type KeyboardEvent } from 'react'

import { Button } from '@payloadcms/ui'

import {
  maxPatternDescription,
  maxPatternName,
  patternKinds,
  type PatternKind,
} from '@/features/patterns/model/pattern'
import { useStudioText } from '@/studio/use-studio-text'
import { Notice } from '@/studio/ui/parts'

import { ChosenBlocks, type FormBlock } from './chosen-blocks'

export interface PatternAnswers {
  kind: PatternKind
  name: string
  description: string
  /** Ids of the blocks of a group. */
  chosen: string[]
}

function KindField({ kind, onChange }: { kind: PatternKind; onChange: (kind: PatternKind) => void }) {
  const t = useStudioText()
  const name = useId()
  return (
    <fieldset>
      <legend>{t('patterns.keep.kind')}</legend>
      {patternKinds.map((each) => (
        <label key={each} className="studio-check">
          <input type="radio" name={name} checked={each === kind} onChange={() => onChange(each)} />
          <span>{t(`patterns.keep.${each}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface KeepFormProps {
  blocks: FormBlock[]
  /** The block that is chosen at first; without one the whole page is. */
  first?: string | undefined
  problem: string
  isBusy: boolean
  onSave: (answers: PatternAnswers) => void
  onProblem: (problem: string) => void
  onCancel: () => void
}

/** Asks what is stored and under which name. No form element: it is inside the document's form. */
export function PatternForm(props: KeepFormProps) {
  const { blocks, first, problem, isBusy, onSave, onProblem, onCancel } = props
  const t = useStudioText()
  const id = useId()
  const [answers, setAnswers] = useState<PatternAnswers>({
    kind: first ? 'group' : 'page',
    name: '',
    description: '',
    chosen: first ? [first] : blocks.map((block) => block.id),
  })
  const change = (changed: Partial<PatternAnswers>) => setAnswers({ ...answers, ...changed })
  const submit = () => {
    if (isBusy) return
    const name = answers.name.trim()
    if (!name) return onProblem(t('patterns.keep.noName'))
    if (answers.kind === 'group' && answers.chosen.length === 0) return onProblem(t('patterns.keep.noBlocks'))
    onProblem('')
    onSave({ ...answers, name, description: answers.description.trim() })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter would save the page.
    event.preventDefault()
    submit()
  }
  return (
    <div className="studio-stack">
      <p className="studio-muted">{t('patterns.keep.help')}</p>
      <label htmlFor={id}>{t('patterns.keep.name')}</label>
      <input
        id={id}
        className="studio-field"
        type="text"
        maxLength={maxPatternName}
        value={answers.name}
        aria-required
        aria-describedby={`${id}-problem`}
        onChange={(event) => change({ name: event.target.value })}
        onKeyDown={onKeyDown}
      />
      <label htmlFor={`${id}-about`}>{t('patterns.keep.description')}</label>
      <textarea
        id={`${id}-about`}
        className="studio-field"
        rows={2}
        maxLength={maxPatternDescription}
        value={answers.description}
        aria-describedby={`${id}-help`}
        onChange={(event) => change({ description: event.target.value })}
      />
      <p id={`${id}-help`} className="studio-small">
        {t('patterns.keep.descriptionHelp')}
      </p>
      <KindField kind={answers.kind} onChange={(kind) => change({ kind })} />
      {answers.kind === 'group' && (
        <ChosenBlocks blocks={blocks} chosen={answers.chosen} onChange={(chosen) => change({ chosen })} />
      )}
      <div id={`${id}-problem`} role="alert">
        {problem && <Notice tone="bad">{problem}</Notice>}
      </div>
      <div className="studio-row">
        <Button margin={false} disabled={isBusy} onClick={submit}>
          {t('patterns.keep.save')}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={onCancel}>
          {t('patterns.keep.cancel')}
        </Button>
      </div>
    </div>
  )
}
