import * as migration_20261125_083116_initial from './20261125_083116_initial';

export const migrations = [
  {
    up: migration_20261125_083116_initial.up,
    down: migration_20261125_083116_initial.down,
    name: '20261125_083116_initial'
  },
];
