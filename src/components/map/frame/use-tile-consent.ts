import { useState } from 'react'

import { storedChoice } from '@/components/consent/stored-choice'
import { readStored, writeStored } from '@/components/tracking/browser-storage'

/** Where this browser keeps whether the tiles of the street map may load: '1' or '0'. */
const storageKey = 'mapTiles'

/** Asked here before anything; else "agree all" counts, which names third parties. */
function hasAgreed(): boolean {
  const answer = readStored('localStorage', storageKey)
  if (answer !== null) return answer === '1'
  const choice = storedChoice()
  return choice !== null && Object.values(choice).every(Boolean)
}

/** Whether the visitor wants the street map, whose tiles a third party serves, and how to change it. */
export function useTileConsent(): [boolean, (wanted: boolean) => void] {
  const [isWanted, setWanted] = useState(hasAgreed)
  const choose = (wanted: boolean) => {
    writeStored('localStorage', storageKey, wanted ? '1' : '0')
    setWanted(wanted)
  }
  return [isWanted, choose]
}
