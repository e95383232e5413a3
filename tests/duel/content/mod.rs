//! Printed values: the document, its checks, its schema, and where each value comes from.
