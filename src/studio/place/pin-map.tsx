'use client'

import './place.css'

import { PinMap as SharedPinMap, type PinMapProps } from '@/components/map/pin-map'

/** The map on which an editor shows where something is, as the studio looks. */
export const PinMap = (props: Omit<PinMapProps, 'className' | 'pinClassName'>) => (
  <SharedPinMap {...props} className="studio-place-map" pinClassName="studio-place-pin" />
)
