'use client'

import { useState } from 'react'

import ReactCrop, { type ReactCropProps } from 'react-image-crop'

import {
  cropRatios,
  withRatio,
  withSide,
  wholePicture,
  type Crop,
  type CropRatio,
} from '@/features/media/model/crop'
import { useStudioText } from '@/studio/use-studio-text'

import 'react-image-crop/dist/ReactCrop.css'

export interface CroppedPicture {
  url: string
  /** In pixels. */
  size: { width: number; height: number }
}

interface CropBoxProps {
  picture: CroppedPicture
  crop: Crop
  isReadOnly: boolean
  onChange: (crop: Crop) => void
}

const ratioNames = Object.keys(cropRatios) as CropRatio[]
const sides = ['x', 'y', 'width', 'height'] as const

/** The handles of the box and the side of each, as the library names them. */
const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const

function useHandleNames(): NonNullable<ReactCropProps['ariaLabels']> {
  const t = useStudioText()
  const names = handles.map((side) => [`${side}DragHandle`, t(`media.crop.handles.${side}`)] as const)
  // Every handle is in the list.
  const ofHandles = Object.fromEntries(names) as Record<`${(typeof handles)[number]}DragHandle`, string>
  return { cropArea: t('media.crop.area'), ...ofHandles }
}

/** The box on the picture, the ratios to choose from, and the four numbers. */
export function CropBox({ picture, crop, isReadOnly, onChange }: CropBoxProps) {
  const t = useStudioText()
  const ariaLabels = useHandleNames()
  const [ratioName, setRatioName] = useState<CropRatio | null>(null)
  // While the box is dragged; the form takes it over at the end.
  const [dragged, setDragged] = useState<Crop | null>(null)
  const shown = dragged ?? crop
  const ratio = ratioName ? cropRatios[ratioName] : undefined
  const choose = (name: CropRatio | null) => {
    setRatioName(name)
    if (name) onChange(withRatio(shown, cropRatios[name], picture.size))
  }
  return (
    <div className="studio-stack studio-controls">
      <p className="studio-muted">{t('media.crop.help')}</p>
      <div className="studio-row studio-chips" role="group" aria-label={t('media.crop.ratio')}>
        {[null, ...ratioNames].map((name) => (
          <button
            key={name ?? 'free'}
            type="button"
            aria-pressed={ratioName === name}
            disabled={isReadOnly}
            onClick={() => choose(name)}
          >
            {name ?? t('media.crop.free')}
          </button>
        ))}
      </div>
      <ReactCrop
        crop={{ unit: '%', ...shown }}
        {...(ratio && { aspect: ratio })}
        ariaLabels={ariaLabels}
        disabled={isReadOnly}
        keepSelection
        ruleOfThirds
        minWidth={16}
        minHeight={16}
        onChange={(_pixels, { unit: _unit, ...box }) => setDragged(box)}
        onComplete={(_pixels, { unit: _unit, ...box }) => {
          setDragged(null)
          onChange(box)
        }}
      >
        <img src={picture.url} alt="" />
      </ReactCrop>
      <div className="studio-fields">
        {sides.map((side) => (
          <Side
            key={side}
            label={t(`media.crop.sides.${side}`)}
            value={shown[side]}
            isReadOnly={isReadOnly}
            onChange={(value) =>
              onChange(withSide(shown, side, value, ratio ? { ratio, size: picture.size } : undefined))
            }
          />
        ))}
      </div>
      <div>
        <button
          type="button"
          disabled={isReadOnly}
          onClick={() => {
            setRatioName(null)
            onChange(wholePicture)
          }}
        >
          {t('media.crop.reset')}
        </button>
      </div>
    </div>
  )
}

interface SideProps {
  label: string
  value: number
  isReadOnly: boolean
  onChange: (value: number) => void
}

/** One number of the box. What is typed stays as it is until the field is left, also when it is no number yet. */
function Side({ label, value, isReadOnly, onChange }: SideProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <label>
      <span>{label}</span>
      <input
        type="number"
        inputMode="decimal"
        min={0}
        max={100}
        step="any"
        disabled={isReadOnly}
        value={typed ?? Math.round(value * 10) / 10}
        onChange={({ target }) => {
          setTyped(target.value)
          const number = target.valueAsNumber
          if (number >= 0 && number <= 100) onChange(number)
        }}
        onBlur={() => setTyped(null)}
        // Enter would save the form.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
    </label>
  )
}
