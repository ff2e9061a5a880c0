'use client'

import { useEditDepth, useForm } from '@payloadcms/ui'
import { useCallback } from 'react'

import { jumpToField, type FieldSpot } from './jump-to-field'

/** Opens the tab, rows and sections around a field of the form, and focuses it. */
export function useJump() {
  const { getFields, dispatchFields, formRef, uuid } = useForm()
  const depth = useEditDepth()
  return useCallback(
    (spot: FieldSpot) => {
      const openRow = (list: string, index: number) => {
        const rows = getFields()[list]?.rows ?? []
        const updatedRows = rows.map((row, each) => (each === index ? { ...row, collapsed: false } : row))
        dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows })
      }
      const idSuffix = `${depth > 1 ? `-${depth}` : ''}${uuid ? `-${uuid}` : ''}`
      void jumpToField(spot, openRow, { form: formRef?.current ?? document, idSuffix })
    },
    [getFields, dispatchFields, formRef, uuid, depth],
  )
}
