/** Data files are read as unknown and checked where they are loaded. */
declare module '*.json' {
  const value: unknown;
  export default value;
}
