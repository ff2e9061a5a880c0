export type DeviceClass = 'mobile' | 'tablet' | 'desktop'

/**
 * Device class of the page shell. In: width in CSS pixels. 1280 and above is desktop, 767 up to 1279 tablet,
 * below 767 mobile. Specification section 4, "Device class".
 */
export function shellDeviceClass(widthInPixels: number): DeviceClass {
  if (widthInPixels >= 1280) return 'desktop'
  return widthInPixels >= 767 ? 'tablet' : 'mobile'
}

/**
 * Device class of the shared helper. In: width in CSS pixels. Above 960 is desktop, 768 to 960 tablet,
 * 767 or below mobile; widths between 767 and 768, which zoomed screens report, count as tablet.
 * Specification section 4, "Device class".
 */
export function sharedDeviceClass(widthInPixels: number): DeviceClass {
  if (widthInPixels > 960) return 'desktop'
  return widthInPixels > 767 ? 'tablet' : 'mobile'
}
