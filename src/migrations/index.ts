import * as migration_20261125_085755_initial from './20261125_085755_initial';

export const migrations = [
  {
    up: migration_20261125_085755_initial.up,
    down: migration_20261125_085755_initial.down,
    name: '20261125_085755_initial'
  },
];
