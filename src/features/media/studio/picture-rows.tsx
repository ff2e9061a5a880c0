'use client'

import { useMemo, useRef } from 'react'

import { toast, useForm, useFormFields, useTranslation, withCondition } from '@payloadcms/ui'

import { addedInOrder } from '@/features/media/model/picture-order'
import { useFormSaves } from '@/studio/form-saves'

import { PictureAdder, type AltProps } from './picture-adder'

/** The pictures in the rows of a list; an empty text for a row without one. */
function useRowPictures(path: string): string[] {
  const joined = useFormFields(([fields]) =>
    (fields[path]?.rows ?? [])
      .map((_, index) => `${String(fields[`${path}.${index}.image`]?.value ?? '')},`)
      .join(''),
  )
  return useMemo(() => joined.split(',').slice(0, -1), [joined])
}

/** So long and so often the form is looked at. */
const renderingMs = 50
const maxTries = 40

interface PictureRowsProps extends AltProps {
  /** Of the part itself, beside the list. */
  path: string
  /** Name of the list. */
  list: string
  /** So many rows the list takes. */
  max: number
  readOnly?: boolean
}

/** Below a list whose rows have a picture named `image`: makes a row of each picture that is dropped or chosen. */
function PictureRowsInput({ path: ownPath, list, max, readOnly, ...alt }: PictureRowsProps) {
  const path = [...ownPath.split('.').slice(0, -1), list].join('.')
  const { addFieldRow, getDataByPath } = useForm()
  const findSaves = useFormSaves()
  const { t: payloadText } = useTranslation()
  const pictures = useRowPictures(path)
  const turn = useRef(Promise.resolve())
  if (readOnly) return null

  const readPictures = () =>
    (getDataByPath<{ image?: string }[] | undefined>(path) ?? []).map(({ image }) => image ?? '')
  const add = async (order: (before: string[]) => string[]) => {
    // The answer to a save that began before would leave a new row without its fields until the next change.
    await findSaves()?.alone(() => Promise.resolve())
    const before = readPictures()
    const next = order(before)
    for (const [rowIndex, id] of next.entries()) {
      if (before.includes(id)) continue
      const image = { value: id, initialValue: id, valid: true }
      addFieldRow({ path, schemaPath: path, rowIndex, subFieldState: { image } })
    }
    // The form holds the rows once it has rendered.
    for (let tries = 0; tries < maxTries && readPictures().length < next.length; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, renderingMs))
  }
  /** One after the other: the place of a row is counted among those that the form holds. */
  const addInTurn = (order: (before: string[]) => string[]) => {
    // One that fails must not keep the next from its turn.
    turn.current = turn.current.then(() => add(order)).catch(() => undefined)
  }
  return (
    <div className="field-type">
      <PictureAdder
        {...alt}
        ids={pictures}
        room={max - pictures.length}
        onAdded={({ id }, together) => addInTurn((before) => addedInOrder(before, id, together))}
        onChosen={(chosen) => addInTurn((before) => [...before, ...chosen])}
        onTooMany={() => toast.error(payloadText('validation:limitReached', { max }))}
      />
    </div>
  )
}

export const PictureRows = withCondition(PictureRowsInput)
