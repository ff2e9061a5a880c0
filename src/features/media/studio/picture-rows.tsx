'use client'

import { useMemo } from 'react'

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
  if (readOnly) return null

  const add = async (order: (before: string[]) => string[]) => {
    // The answer to a save that began before would leave a new row without its fields until the next change.
    await findSaves()?.alone(() => Promise.resolve())
    const rows = getDataByPath<{ image?: string }[] | undefined>(path) ?? []
    const before = rows.map(({ image }) => image ?? '')
    order(before).forEach((id, rowIndex) => {
      if (before.includes(id)) return
      const image = { value: id, initialValue: id, valid: true }
      addFieldRow({ path, schemaPath: path, rowIndex, subFieldState: { image } })
    })
  }
  return (
    <div className="field-type">
      <PictureAdder
        {...alt}
        ids={pictures}
        room={max - pictures.length}
        onAdded={({ id }, together) => void add((before) => addedInOrder(before, id, together))}
        onChosen={(chosen) => void add((before) => [...before, ...chosen])}
        onTooMany={() => toast.error(payloadText('validation:limitReached', { max }))}
      />
    </div>
  )
}

export const PictureRows = withCondition(PictureRowsInput)
