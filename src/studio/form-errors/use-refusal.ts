'use client'

import { useEffect, useRef, useState, type RefObject } from 'react'

import { useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'

import { findErrors, findStrayErrors, refusedFields, type RefusedField } from './form-error'

/** Longer than the pause after which Payload counts the errors of a tab again, 250 ms. */
const recountMs = 600

/** Whether something was typed since the save began: the focus then stays where it is. */
function useTypedMeanwhile(isProcessing: boolean): RefObject<boolean> {
  const hasTyped = useRef(false)
  useEffect(() => {
    if (!isProcessing) return undefined
    hasTyped.current = false
    const note = () => {
      hasTyped.current = true
    }
    document.addEventListener('input', note, { capture: true })
    return () => document.removeEventListener('input', note, { capture: true })
  }, [isProcessing])
  return hasTyped
}

/**
 * Payload's tabs and sections count their errors only while the form counts as submitted. It does not after a save that
 * went well, also one by itself, so they kept the count of the refusal before: once nothing is left to correct, the form
 * counts as submitted for a moment.
 */
export function useMarksTakenBack(hasErrors: boolean): void {
  const { getFields, setSubmitted } = useForm()
  const isSubmitted = useFormSubmitted()
  const isMarked = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (hasErrors) {
      isMarked.current = true
      clearTimeout(timer.current)
      return
    }
    if (isSubmitted || !isMarked.current || findErrors(getFields()).length > 0) return
    isMarked.current = false
    setSubmitted(true)
    timer.current = setTimeout(() => setSubmitted(false), recountMs)
  }, [getFields, hasErrors, isSubmitted, setSubmitted])
  useEffect(() => () => clearTimeout(timer.current), [])
}

/**
 * What the last save of the form was refused for; nothing after one that went well. Saves by itself change nothing here.
 *
 * @param onRefused called once for each refusal, unless something was typed meanwhile
 */
export function useRefusal(onRefused: (refused: readonly RefusedField[]) => void): readonly RefusedField[] {
  const { getFields, dispatchFields } = useForm()
  const isSubmitted = useFormSubmitted()
  const isProcessing = useFormProcessing()
  const hasTyped = useTypedMeanwhile(isProcessing)
  const wasProcessing = useRef(false)
  const [refused, setRefused] = useState<readonly RefusedField[]>([])
  useEffect(() => {
    const hasEnded = wasProcessing.current && !isProcessing
    wasProcessing.current = isProcessing
    if (!hasEnded) return
    const refused = isSubmitted ? refusedFields(getFields()) : []
    setRefused(refused)
    if (refused.length === 0) return
    for (const path of findStrayErrors(getFields())) dispatchFields({ type: 'REMOVE', path })
    if (!hasTyped.current) onRefused(refused)
  }, [dispatchFields, getFields, hasTyped, isProcessing, isSubmitted, onRefused])
  return refused
}
