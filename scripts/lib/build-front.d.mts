import type { BuildOptions } from 'esbuild'

export function bundlePrograms(
  root: string,
  sources: Record<string, string>,
  more?: BuildOptions,
): Promise<void>
