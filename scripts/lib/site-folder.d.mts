export function siteFolder(root: string): 'site' | 'demo/site'
