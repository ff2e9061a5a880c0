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
 * Payload's tabs and sections count their errors only while the form counts as submitted. After a save that went well it
 * does not, so they kept the mark of the refusal before: for them the form stays submitted a moment longer.
 */
function useMarksTakenBack(isRefused: boolean): void {
  const { getFields, setSubmitted } = useForm()
  const isSubmitted = useFormSubmitted()
  const wasRefused = useRef(false)
  const [isRecounting, setRecounting] = useState(false)
  useEffect(() => {
    if (isRefused) setRecounting(false)
    if (isRefused || isSubmitted) wasRefused.current ||= isRefused
    else if (wasRefused.current && findErrors(getFields()).length === 0) {
      wasRefused.current = false
      setRecounting(true)
    }
  }, [getFields, isRefused, isSubmitted])
  useEffect(() => {
    if (!isRecounting) return undefined
    setSubmitted(true)
    const timer = setTimeout(() => {
      setSubmitted(false)
      setRecounting(false)
    }, recountMs)
    return () => clearTimeout(timer)
  }, [isRecounting, setSubmitted])
}

/**
 * What the last save of the form was refused for; nothing after one that went well.
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
  useMarksTakenBack(refused.length > 0)
  useEffect(() => {
    const hasEnded = wasProcessing.current && !isProcessing
    wasProcessing.current = isProcessing
    if (!hasEnded) return
    const found = isSubmitted ? refusedFields(getFields()) : []
    setRefused(found)
    if (found.length === 0) return
    for (const path of findStrayErrors(getFields())) dispatchFields({ type: 'REMOVE', path })
    if (!hasTyped.current) onRefused(found)
  }, [dispatchFields, getFields, hasTyped, isProcessing, isSubmitted, onRefused])
  return refused
}
