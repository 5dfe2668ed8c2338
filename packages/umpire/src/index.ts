export * from './computer.ts';
export * from './journal.ts';
export * from './policy.ts';
export * from './seat.ts';
export * from './table.ts';
